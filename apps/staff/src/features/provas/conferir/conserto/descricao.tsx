/** What each picture of a question shows, or that it is decoration (rule BAN-2). */
import type { QuestaoGestao } from '@luneta/api-client';
import { Button, Checkbox, Stack, Text, TextInput } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy } from '../copy.ts';
import * as css from '../conferir.css.ts';
import { described, semDescricao } from '../html.ts';
import type { ConsertoProps } from './conserto.tsx';
import { Falhou } from './falhou.tsx';
import { useSalvar } from './use-salvar.ts';

type Descrita = { readonly texto: string; readonly decorativa: boolean };
const EMPTY: Descrita = { texto: '', decorativa: false };
const words = copy.descricao;

const isDone = ({ texto, decorativa }: Descrita): boolean => decorativa || texto.trim() !== '';

/** The same picture may stand twice: its key says which time it is. */
function keyed(sources: readonly string[]): { readonly src: string; readonly key: string }[] {
  const times = new Map<string, number>();
  return sources.map((src) => {
    const time = (times.get(src) ?? 0) + 1;
    times.set(src, time);
    return { src, key: `${src} ${time}` };
  });
}

export function Descricao({ questao, onMended, area: _area, ...onde }: ConsertoProps & { questao: QuestaoGestao }) {
  const imagens = keyed([questao.enunciado, ...questao.alternativas.map(({ texto }) => texto)].flatMap(semDescricao));
  const [descritas, setDescritas] = useState<readonly Descrita[]>(imagens.map(() => EMPTY));
  const [tried, setTried] = useState(false);
  const { salvar, pending, error } = useSalvar(questao, onde);
  const set = (n: number, change: Partial<Descrita>) =>
    setDescritas((all) => all.map((one, index) => (index === n ? { ...one, ...change } : one)));
  const mend = async () => {
    setTried(true);
    if (!descritas.every(isDone)) return;
    const texts = descritas.map(({ texto, decorativa }) => (decorativa ? '' : texto.trim()));
    const take = () => texts.shift() ?? '';
    await salvar({
      enunciado: described(questao.enunciado, take),
      alternativas: questao.alternativas.map((one) => ({ ...one, texto: described(one.texto, take) })),
    });
    onMended();
  };
  return (
    <Stack gap="e16">
      <Text tone="muted">{words.about}</Text>
      {imagens.map(({ src, key }, n) => {
        const one = descritas[n] ?? EMPTY;
        return (
          <Stack key={key} gap="e8">
            <img className={css.picture} src={src} alt="" />
            {!one.decorativa && (
              <TextInput
                label={words.label(n + 1, imagens.length)}
                value={one.texto}
                maxLength={500}
                onChange={(texto) => set(n, { texto })}
                error={tried && !isDone(one) ? words.missing : undefined}
              />
            )}
            <Checkbox
              label={words.decorative}
              checked={one.decorativa}
              onChange={(decorativa) => set(n, { decorativa })}
            />
          </Stack>
        );
      })}
      <Falhou error={error} />
      <Button icon={ChevronRight} busy={pending} onClick={() => void mend().catch(() => undefined)}>
        {words.use}
      </Button>
    </Stack>
  );
}
