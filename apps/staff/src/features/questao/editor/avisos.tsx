/** What the author should know before writing on: a draft of this device, no connection, uses, an equal question. */
import type { QuestaoGestao } from '@luneta/api-client';
import { useOnline } from '@luneta/app-shell';
import { Badge, Button, DraftBanner, Inline, Note, Text } from '@luneta/ui';
import { CircleCheck, Eye, Lock, NotebookPen } from '@luneta/ui/icons';

import { horaOu } from '../../../shared/quando.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import type { QuestaoForm } from './use-questao-form.ts';
import type { useRascunho } from './use-rascunho.ts';

const LOOK = {
  rascunho: { tone: 'neutral', icon: NotebookPen },
  em_revisao: { tone: 'warning', icon: Eye },
  aprovada: { tone: 'success', icon: CircleCheck },
  arquivada: { tone: 'neutral', icon: Lock },
} as const;

/** How the question stands. */
export function Estado({ questao }: { questao: QuestaoGestao | null }) {
  const situacao = questao?.situacao ?? 'rascunho';
  return (
    <Inline gap="e8" wrap>
      <Badge {...LOOK[situacao]}>{copy.situacoes[situacao]}</Badge>
      {questao && (
        <Text as="span" look="small" tone="muted">
          {[copy.revisao(questao.revisao), questao.autor_nome].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Inline>
  );
}

/** "2 provas e 1 fase de roteiro"; '' where nothing but other revisions are used. */
export function usosEmPalavras({ provas, fases, boss }: QuestaoGestao['usos']): string {
  const words = copy.usos;
  const parts = [
    ...(provas > 0 ? [words.provas(provas)] : []),
    ...(fases > 0 ? [words.fases(fases)] : []),
    ...(boss > 0 ? [words.boss(boss)] : []),
  ];
  return new Intl.ListFormat('pt-BR').format(parts);
}

export type AvisosProps = {
  questao: QuestaoGestao | null;
  editor: QuestaoForm;
  rascunho: ReturnType<typeof useRascunho>;
};

export function Avisos({ questao, editor, rascunho }: AvisosProps) {
  const relogio = useRelogio();
  const online = useOnline();
  const { form, repetida } = editor;
  return (
    <>
      {!online && (
        <Note tone="warning" alert>
          {copy.offline(questao && horaOu(questao.atualizada_em, relogio))}
        </Note>
      )}
      {rascunho.offer !== null && (
        <DraftBanner
          recoverLabel={copy.recover}
          onRecover={rascunho.recover}
          discardLabel={copy.discard}
          onDiscard={rascunho.discard}
          discard={{ title: copy.discardTitle, text: copy.discardText, keepLabel: copy.keepDraft }}
        >
          {copy.draft(horaOu(new Date(rascunho.offer.em).toISOString(), relogio))}
        </DraftBanner>
      )}
      {questao?.usada && (
        <Note tone="info">{copy.usada(usosEmPalavras(questao.usos), questao.revisao + 1, questao.revisao)}</Note>
      )}
      {repetida && form.problems.length > 0 && (
        <Note
          tone="warning"
          action={
            <Button size="sm" variant="secondary" onClick={editor.acceptRepetida}>
              {copy.repetida}
            </Button>
          }
        >
          {form.errorAt('enunciado')}
        </Note>
      )}
    </>
  );
}
