/** A picture that the file did not bring, put where words stand in its place. */
import { createMidiaMutation, MIDIA_ACCEPT, MIDIA_MAX_BYTES } from '@luneta/api-client/midias';
import type { QuestaoGestao } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { Button, FileDrop, Stack, Text, TextInput } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from '../copy.ts';
import { isLost, restored } from '../html.ts';
import type { ConsertoProps } from './conserto.tsx';
import { Falhou } from './falhou.tsx';
import { useSalvar } from './use-salvar.ts';

const words = copy.imagem;

export function Imagem({ questao, onMended, area: _area, ...onde }: ConsertoProps & { questao: QuestaoGestao }) {
  const { api } = useServices();
  const [file, setFile] = useState<File | null>(null);
  const [texto, setTexto] = useState('');
  const [tried, setTried] = useState(false);
  const send = useMutation(createMidiaMutation(api));
  const { salvar, pending, error } = useSalvar(questao, onde);
  const mend = async () => {
    setTried(true);
    if (file === null || texto.trim() === '') return;
    const src = await send.mutateAsync({ file });
    const { enunciado, alternativas } = questao;
    const option = alternativas.find((one) => isLost(one.texto));
    const put = (html: string) => restored(html, src, texto.trim());
    await salvar(
      isLost(enunciado)
        ? { enunciado: put(enunciado) }
        : { alternativas: alternativas.map((one) => (one === option ? { ...one, texto: put(one.texto) } : one)) },
    );
    onMended();
  };
  return (
    <Stack gap="e16">
      <Text tone="muted">{words.about}</Text>
      <FileDrop
        label={words.file}
        help={words.help}
        accept={MIDIA_ACCEPT}
        maxBytes={MIDIA_MAX_BYTES}
        file={file}
        onChange={setFile}
        error={tried && file === null ? words.missing : undefined}
        sending={send.isPending ? words.sending : undefined}
      />
      <TextInput
        label={copy.descricao.label(1, 1)}
        value={texto}
        maxLength={500}
        onChange={setTexto}
        error={tried && texto.trim() === '' ? copy.descricao.missing : undefined}
      />
      <Falhou error={error ?? send.error} />
      <Button icon={ChevronRight} busy={pending || send.isPending} onClick={() => void mend().catch(() => undefined)}>
        {words.use}
      </Button>
    </Stack>
  );
}
