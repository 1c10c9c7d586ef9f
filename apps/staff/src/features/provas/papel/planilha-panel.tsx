/** The grid with its bar: undo, save, and what became of each row. */
import { errorMessage } from '@luneta/app-shell';
import type { Grade } from '@luneta/api-client';
import type { DiaDaTurma } from '@luneta/api-client/gestao-provas';
import { UnsavedGuard } from '@luneta/app-shell/form';
import { Button, EmptyState, Inline, Note, Stack, Text } from '@luneta/ui';
import { Redo2, Save, Undo2 } from '@luneta/ui/icons';
import { useState } from 'react';

import { AnswerGrid } from '../parts/answer-grid/answer-grid.tsx';
import { useShortcuts } from '../../../shared/shortcuts/context.tsx';
import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { ConflitosNote } from './conflitos-note.tsx';
import { copy } from './copy.ts';
import { columnsOf, rowsOf } from './grade-view.ts';
import { ReadQuestao } from './read-questao.tsx';
import { usePlanilha, type UsePlanilha } from './use-planilha.ts';

const KEYS = [
  ...['A', 'B', 'C', 'D', 'E'].map((value) => ({ label: value, value })),
  { label: copy.dupla, value: '*' },
  { label: copy.clear, value: '' },
  { label: copy.presente, value: 'p' },
  { label: copy.falta, value: 'f' },
];

export type PlanilhaPanelProps = {
  grade: Grade;
  path: DiaDaTurma;
  avaliacao_conhecimento_id: number;
  readOnly: boolean;
};

export function PlanilhaPanel({ grade, path, avaliacao_conhecimento_id, readOnly }: PlanilhaPanelProps) {
  const sheet = usePlanilha(grade, path);
  const [asking, setAsking] = useState(false);
  const [coluna, setColuna] = useState(0);
  const { planilha, erros, sendable } = sheet;
  const released = grade.situacao === 'liberada';
  const save = () => (released ? setAsking(true) : sheet.send(null));
  const canSave = !readOnly && sendable > 0 && !sheet.save.isPending;
  const label = copy.save(sendable);
  useShortcuts(canSave ? [{ keys: 'ctrl+s', label, group: copy.group, inFields: true, run: save }] : []);
  if (grade.alunos.length === 0) return <EmptyState text={copy.empties} />;
  return (
    <Stack gap="e12">
      {released && <Note tone="warning">{copy.released}</Note>}
      <Inline gap="e8" justify="between" wrap>
        {!readOnly && <Bar sheet={sheet} onSave={save} />}
        <ReadQuestao grade={grade} avaliacao_conhecimento_id={avaliacao_conhecimento_id} coluna={coluna} />
      </Inline>
      <ConflitosNote conflitos={sheet.conflitos} onChoose={sheet.choose} />
      <AnswerGrid
        label={copy.grid(grade.turma_codigo)}
        columns={columnsOf(grade)}
        rows={rowsOf(grade, planilha.agora, erros)}
        keys={KEYS}
        onType={sheet.typeCell}
        onClear={(r, c) => void sheet.typeCell(r, c, '')}
        onPaste={sheet.pasteCells}
        onUndo={sheet.undo}
        onRedo={sheet.redo}
        onMove={(_row, column) => setColuna(column)}
        readOnly={readOnly}
        startColumn={1}
        words={{ rowHead: copy.aluno, empty: copy.empty, keypad: copy.keypad, help: helpOf(grade), end: copy.end }}
      />
      <Outcome sheet={sheet} />
      {asking && (
        <MotivoDialog
          title={copy.save(sendable)}
          confirmLabel={copy.save(sendable)}
          consequence={copy.released}
          onClose={() => setAsking(false)}
          send={async (motivo) => sheet.send(motivo)}
          onSent={() => setAsking(false)}
        />
      )}
      <UnsavedGuard dirty={planilha.agora.size > 0}>{copy.lost(planilha.agora.size)}</UnsavedGuard>
    </Stack>
  );
}

const helpOf = ({ itens }: Grade) =>
  itens.some(({ subjetiva }) => subjetiva) ? `${copy.help} ${copy.helpPoints}` : copy.help;

function Bar({ sheet, onSave }: { sheet: UsePlanilha; onSave: () => void }) {
  const { planilha, sendable, comErro, save } = sheet;
  const nothing = planilha.agora.size === 0;
  return (
    <Inline gap="e8" align="start" wrap>
      <Button
        size="sm"
        icon={Save}
        busy={save.isPending}
        disabledReason={sendable === 0 ? { inLabel: true } : undefined}
        onClick={onSave}
      >
        {copy.save(sendable)}
      </Button>
      <Button size="sm" variant="secondary" icon={Undo2} disabled={planilha.antes.length === 0} onClick={sheet.undo}>
        {copy.undo}
      </Button>
      <Button size="sm" variant="secondary" icon={Redo2} disabled={planilha.depois.length === 0} onClick={sheet.redo}>
        {copy.redo}
      </Button>
      <Button size="sm" variant="text" disabled={nothing} onClick={sheet.discard}>
        {copy.discard}
      </Button>
      {comErro > 0 && (
        <Text look="small" tone="muted">
          {copy.blocked(comErro)}
        </Text>
      )}
    </Inline>
  );
}

function Outcome({ sheet: { outcome, save } }: { sheet: UsePlanilha }) {
  if (save.isError)
    return (
      <Note tone="danger" alert>
        {errorMessage(save.error)}
      </Note>
    );
  if (!outcome) return null;
  const { gravadas, recusadas, recalculo } = outcome;
  return (
    <Note tone={recusadas > 0 ? 'warning' : 'success'} alert>
      {[
        copy.saved(gravadas),
        ...(recusadas > 0 ? [copy.recusadas(recusadas)] : []),
        ...(recalculo ? [copy.pending] : []),
      ].join(' ')}
    </Note>
  );
}
