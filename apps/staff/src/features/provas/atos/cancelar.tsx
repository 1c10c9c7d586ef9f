/** Cancels the exam, or single classes of it: what stops and what stays is said before (rule MON-5). */
import type { AvaliacaoGestao, CancelamentoRequest } from '@luneta/api-client';
import { cancelAvaliacaoMutation } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { EffectsList, Segments } from '@luneta/ui';
import { MultiSelect } from '@luneta/ui/combobox';
import { useMutation } from '@tanstack/react-query';

import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { useDone } from '../../../shared/ato/outcome.ts';
import type { AtoProps } from './copiar.tsx';
import { copy } from './copy.ts';

type Valores = { escopo: 'tudo' | 'turmas'; turmas: readonly number[]; motivo: string };
const VALORES: Valores = { escopo: 'tudo', turmas: [], motivo: '' };

const toRequest = ({ escopo, turmas, motivo }: Valores): CancelamentoRequest => ({
  motivo: motivo.trim(),
  ...(escopo === 'turmas' && { turma_ids: [...turmas] }),
});

/** The classes that still take it, by grade. */
function groupsOf({ turmas }: AvaliacaoGestao) {
  const taking = turmas.filter(({ cancelada_em }) => cancelada_em === null);
  const series = [...new Set(taking.map(({ serie_nome }) => serie_nome))];
  return series.map((label) => ({
    path: [label],
    items: taking
      .filter(({ serie_nome }) => serie_nome === label)
      .map(({ turma_id, turma_codigo }) => ({ id: turma_id, label: turma_codigo })),
  }));
}

export function Cancelar({ avaliacao, onClose }: AtoProps) {
  const { api } = useServices();
  const { avaliacao_conhecimento_id, descricao } = avaliacao;
  const done = useDone(onClose);
  const groups = groupsOf(avaliacao);
  const form = useForm({
    values: VALORES,
    toRequest,
    fieldOf: { turma_ids: 'turmas' },
    check: ({ escopo, turmas, motivo }) => ({
      turmas: escopo === 'turmas' && turmas.length === 0 ? copy.chooseClass : undefined,
      motivo: motivoError(motivo),
    }),
    send: useMutation(cancelAvaliacaoMutation(api, { avaliacao_conhecimento_id })).mutateAsync,
    onSent: () => done(escopo === 'tudo' ? copy.cancelled : copy.cancelledSome(turmas.length)),
  });
  const { escopo, turmas } = form.values;
  return (
    <FormDialog
      of={form}
      title={copy.cancelTitle(descricao)}
      confirmLabel={escopo === 'tudo' ? copy.confirmAll : copy.confirmSome(turmas.length)}
      cancelLabel={copy.keep}
      danger
      onClose={onClose}
    >
      {groups.flatMap(({ items }) => items).length > 1 && (
        <Segments
          legend={copy.scope}
          showLegend
          value={escopo}
          options={[
            { value: 'tudo' as const, label: copy.all },
            { value: 'turmas' as const, label: copy.some },
          ]}
          onChange={(value) => form.set({ escopo: value })}
        />
      )}
      {escopo === 'turmas' && (
        <MultiSelect
          label={copy.classes}
          groups={groups}
          noneText={copy.noClass}
          placeholder={copy.addClass}
          {...form.field('turmas')}
        />
      )}
      <EffectsList label={copy.stops} effects={copy.stopsEffects} />
      <EffectsList label={copy.stays} effects={copy.staysEffects} />
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}
