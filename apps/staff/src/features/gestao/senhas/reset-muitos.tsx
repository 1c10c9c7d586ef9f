/** Asks before many passwords change: how many, of which classes, with what follows, and why. */
import { errorMessage } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { EffectsList, Note, Text } from '@luneta/ui';

import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { copy as words } from '../../../shared/copy.ts';
import type { Alvo, Parte } from './alvo.ts';
import { copy } from './copy.ts';
import type { Fichas } from './fichas.ts';
import { useResetMuitos } from './use-reset-muitos.ts';

type ResetMuitosProps = { alvo: Alvo; onClose: () => void; onFichas: (fichas: Fichas) => void };

export function ResetMuitos({ alvo, onClose, onFichas }: ResetMuitosProps) {
  const { run, feitas } = useResetMuitos(alvo, onFichas);
  const form = useForm({
    values: { motivo: '' },
    toRequest: ({ motivo }) => motivo.trim(),
    check: ({ motivo }) => ({ motivo: motivoError(motivo) }),
    send: run,
    refusal: (error) => ({ failure: `${copy.failed} ${errorMessage(error)}` }),
  });
  return (
    <FormDialog
      of={form}
      danger
      waits
      title={titleOf(alvo)}
      description={copy.manyText}
      confirmLabel={copy.manyTitle(alvo.alunos)}
      cancelLabel={copy.cancel}
      onClose={onClose}
    >
      {alvo.emProva !== null && alvo.emProva > 0 && (
        <Note tone="warning" title={copy.emProvaTitle}>
          {copy.emProva(alvo.emProva)}
        </Note>
      )}
      {alvo.inativos > 0 && <Note tone="info">{copy.inativos(alvo.inativos)}</Note>}
      {alvo.partes.length > 1 && <Text>{`${copy.turmas}: ${alvo.partes.map(parteText).join(', ')}.`}</Text>}
      <EffectsList label={copy.effects} effects={copy.effectsOf} />
      <MotivoField help={copy.motivoHelp} {...form.field('motivo')} disabled={form.sending} />
      <div role="status">
        {form.sending && (
          <Text look="small" tone="muted">
            {copy.doing(feitas, alvo.alunos)}
          </Text>
        )}
      </div>
    </FormDialog>
  );
}

function titleOf({ partes: [first, ...others], alunos }: Alvo): string {
  if (first === undefined || others.length > 0 || first.turma_aluno_ids !== null) return copy.manyTitle(alunos);
  return copy.classTitle(words.turmaOf(first.turma.serie_nome, first.turma.turma_codigo));
}

const parteText = ({ turma, alunos }: Parte): string =>
  copy.turmaCount(words.turmaOf(turma.serie_nome, turma.turma_codigo), alunos);
