/** Asks before many passwords change: how many, of which classes, with what follows, and why. */
import { Button, Dialog, EffectsList, Note, Stack, Text } from '@luneta/ui';
import { useState } from 'react';

import { MotivoField } from '../../../ato/motivo-field.tsx';
import { motivoError } from '../../../ato/motivo.ts';
import { copy as words } from '../../../shared/copy.ts';
import type { Alvo, Parte } from './alvo.ts';
import { copy } from './copy.ts';
import type { Fichas } from './fichas.ts';
import { useResetMuitos } from './use-reset-muitos.ts';

type ResetMuitosProps = { alvo: Alvo; onClose: () => void; onFichas: (fichas: Fichas) => void };

export function ResetMuitos({ alvo, onClose, onFichas }: ResetMuitosProps) {
  const { run, busy, feitas, error } = useResetMuitos(alvo, onFichas);
  const [motivo, setMotivo] = useState('');
  const [asked, setAsked] = useState(false);
  const wrong = motivoError(motivo);
  const submit = () => {
    setAsked(true);
    if (wrong === undefined) run(motivo.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      forced={busy}
      title={titleOf(alvo)}
      description={copy.manyText}
      error={error === undefined ? undefined : `${copy.failed} ${error}`}
      footer={
        <>
          <Button variant="danger" busy={busy} onClick={submit}>
            {copy.manyTitle(alvo.alunos)}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        {alvo.emProva !== null && alvo.emProva > 0 && (
          <Note tone="warning" title={copy.emProvaTitle}>
            {copy.emProva(alvo.emProva)}
          </Note>
        )}
        {alvo.inativos > 0 && <Note tone="info">{copy.inativos(alvo.inativos)}</Note>}
        {alvo.partes.length > 1 && <Text>{`${copy.turmas}: ${alvo.partes.map(parteText).join(', ')}.`}</Text>}
        <EffectsList label={copy.effects} effects={copy.effectsOf} />
        <MotivoField help={copy.motivoHelp} value={motivo} onChange={setMotivo} disabled={busy} tried={asked} />
        <div role="status">
          {busy && (
            <Text look="small" tone="muted">
              {copy.doing(feitas, alvo.alunos)}
            </Text>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function titleOf({ partes: [first, ...others], alunos }: Alvo): string {
  if (first === undefined || others.length > 0 || first.turma_aluno_ids !== null) return copy.manyTitle(alunos);
  return copy.classTitle(words.turmaOf(first.turma.serie_nome, first.turma.turma_codigo));
}

const parteText = ({ turma, alunos }: Parte): string =>
  copy.turmaCount(words.turmaOf(turma.serie_nome, turma.turma_codigo), alunos);
