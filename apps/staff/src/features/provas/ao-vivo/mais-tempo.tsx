/** More time for one student, where the student is shown: how much, what it moves, why, and taking it back (D 210). */
import type { ProvaAluno, ProvaAlunos } from '@luneta/api-client';
import { Form, FormFailure, useForm } from '@luneta/app-shell/form';
import { nomeIsolado } from '@luneta/domain';
import { Button, Inline, Note, Segments, Stack, Text, VisuallyHidden } from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';
import { useState } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words } from '../copy.ts';
import { copy as extending } from '../prorrogacao/copy.ts';
import { UndoProrrogacao } from '../prorrogacao/undo-prorrogacao.tsx';
import type { SoNaProva } from '../prorrogacao/pedido.ts';
import { Previa } from '../prorrogacao/previa.tsx';
import { usePrevia, useProrrogacao } from '../prorrogacao/use-prorrogacao.ts';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';
import { minutosOferecidos } from './minutos.ts';

export type MaisTempoProps = {
  aluno: ProvaAluno;
  prova: SoNaProva;
  prorrogacoes: NonNullable<ProvaAlunos['prorrogacoes']>;
  /** Minutes since the last saved answer, where they are worth a look. */
  silencio: number | null;
  nowMs: number;
  /** Another number of minutes. */
  onOutro: () => void;
};

export function MaisTempo({ aluno, prova, prorrogacoes, silencio, nowMs, onOutro }: MaisTempoProps) {
  const { turma_aluno_id, aluno_nome, fim_em } = aluno;
  const { opcoes, proposto } = minutosOferecidos(silencio);
  const may = useMayCall();
  const { hora } = useTempo(nowMs);
  const [escolhido, setEscolhido] = useState(proposto);
  const so = { turma_avaliacao_id: prova.turma_avaliacao_id, dia_prova: prova.dia_prova };
  const pedido = escolhido === null ? null : ({ escopo: 'aluno', turma_aluno_id, minutos: escolhido, ...so } as const);
  const previa = usePrevia(pedido);
  const { act, send } = useProrrogacao();
  const form = useForm({
    values: { motivo: '' },
    toRequest: ({ motivo }) => motivo.trim(),
    check: ({ motivo }) => ({ motivo: motivoError(motivo) }),
    send: async (motivo: string) => {
      if (pedido) await send(pedido, motivo);
    },
  });
  const nome = nomeIsolado(nomeDe(aluno_nome));
  const primeiro = nomeIsolado(nomeDe(aluno_nome).split(' ')[0] ?? '');
  const dadas = prorrogacoes.filter((one) => one.escopo === 'aluno' && one.turma_aluno_id === turma_aluno_id);
  return (
    <Stack gap="e12">
      <Segments
        legend={copy.moreTime(primeiro)}
        showLegend
        value={String(escolhido)}
        options={opcoes.map((minutos) => ({ value: String(minutos), label: `+${minutos}` }))}
        onChange={(minutos) => {
          act.reset();
          setEscolhido(Number(minutos));
        }}
      />
      {act.isSuccess ? (
        <Note tone="success" alert>
          {extending.done(words.alunos(act.data.qtde_alunos), act.data.minutos)}
        </Note>
      ) : (
        escolhido !== null && (
          <Form of={form}>
            <Text look="small" tone="muted">
              {[
                ...(escolhido === proposto ? [copy.lost(escolhido)] : []),
                ...(fim_em === null
                  ? []
                  : [copy.newEnd(hora(new Date(Date.parse(fim_em) + escolhido * 60_000).toISOString()))]),
              ].join(' ')}
            </Text>
            {previa && <Previa previa={previa} />}
            <MotivoField {...form.field('motivo')} />
            <FormFailure of={form} />
            <Button type="submit" block icon={Timer} busy={form.sending}>
              {copy.give(escolhido, primeiro)}
            </Button>
          </Form>
        )
      )}
      {may('undoProrrogacao') &&
        dadas.map(({ prorrogacao_id, minutos }) => (
          <Inline key={prorrogacao_id} justify="between" gap="e8" wrap>
            <Text as="span" look="small">
              {extending.plus(minutos)}
            </Text>
            <UndoProrrogacao
              prorrogacao_id={prorrogacao_id}
              minutos={minutos}
              quem={extending.forStudent(nome)}
              onDone={() => act.reset()}
            />
          </Inline>
        ))}
      <div>
        <Button variant="text" size="sm" onClick={onOutro}>
          {copy.otherTime} <VisuallyHidden>{copy.extendOf(nome)}</VisuallyHidden>
        </Button>
      </div>
    </Stack>
  );
}
