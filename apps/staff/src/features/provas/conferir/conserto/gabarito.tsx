/** The file and INEP name different keys: a person decides, INEP's proposed (rule QIM-3). */
import { setRascunhoGabaritoMutation } from '@luneta/api-client/gestao-conferencia';
import type { QuestaoGestao } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import type { Letra } from '@luneta/domain/resposta';
import { textoDaQuestao } from '@luneta/domain/questao-texto';
import { Button, RadioCards, Stack, Text } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from '../copy.ts';
import type { ConsertoProps } from './conserto.tsx';
import { Falhou } from './falhou.tsx';
import { useSalvar } from './use-salvar.ts';

const TEXT = 60;
const words = copy.gabarito;

const sourceOf = (letra: Letra, questao: QuestaoGestao, inep: string | null): string => {
  if (letra === inep) return words.inep;
  return letra === questao.gabarito ? words.file : words.other;
};

/** The options in question; every one where the question has no key. */
function candidatesOf(questao: QuestaoGestao, inep: string | null) {
  const all = questao.alternativas;
  if (questao.gabarito === null) return all;
  return all.filter(({ letra }) => letra === questao.gabarito || letra === inep);
}

export function Gabarito({ questao, onMended, area, ...onde }: ConsertoProps & { questao: QuestaoGestao }) {
  const { api } = useServices();
  const { item, rascunho_id, lugar } = onde;
  const inep = item.gabarito_inep === 'X' ? null : item.gabarito_inep;
  const candidates = candidatesOf(questao, inep);
  const [letra, setLetra] = useState<Letra | null>(
    candidates.some((one) => one.letra === inep) ? inep : questao.gabarito,
  );
  const [missing, setMissing] = useState(false);
  const { salvar, pending, error } = useSalvar(questao, onde);
  const decide = useMutation(setRascunhoGabaritoMutation(api, rascunho_id));
  const mend = async () => {
    if (letra === null) {
      setMissing(true);
      return;
    }
    const { lingua_estrangeira } = item;
    const decidido = letra === inep ? null : letra;
    // The decision first: with it alone the place is in order, and a save that fails leaves nothing half done.
    if (inep !== null && decidido !== item.gabarito_decidido)
      await decide.mutateAsync({ numero: lugar.numero, lingua_estrangeira, gabarito: decidido });
    if (letra !== questao.gabarito) await salvar({ gabarito: letra });
    onMended();
  };
  return (
    <Stack gap="e16">
      <RadioCards
        legend={words.legend}
        options={candidates.map((one) => ({
          value: one.letra,
          label: `${one.letra} · ${textoDaQuestao(one.texto).slice(0, TEXT)}`,
          description: sourceOf(one.letra, questao, inep),
        }))}
        value={letra}
        onChange={(value) => {
          setLetra(value);
          setMissing(false);
        }}
        error={missing ? words.missing : undefined}
      />
      {area.caderno && (
        <Text look="small" tone="muted">
          {words.agree(area.nome, area.caderno.iguais, area.caderno.comuns)}
        </Text>
      )}
      <Falhou error={error ?? decide.error} />
      <Button icon={ChevronRight} busy={pending || decide.isPending} onClick={() => void mend().catch(() => undefined)}>
        {letra === null ? copy.descricao.use : words.use(letra)}
      </Button>
    </Stack>
  );
}
