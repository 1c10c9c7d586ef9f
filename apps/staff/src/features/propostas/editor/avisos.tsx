/** What the author should know before writing on: state, a draft of this device, no connection, uses. */
import type { PropostaGestao } from '@luneta/api-client';
import { useOnline } from '@luneta/app-shell';
import { Badge, DraftBanner, Inline, Note, Text } from '@luneta/ui';
import { CircleCheck, Lock, NotebookPen } from '@luneta/ui/icons';

import { horaOu } from '../../../shared/quando.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import type { useRascunho } from './use-proposta-form.ts';

const LOOK = {
  rascunho: { tone: 'neutral', icon: NotebookPen },
  aprovada: { tone: 'success', icon: CircleCheck },
  arquivada: { tone: 'neutral', icon: Lock },
} as const;

/** How the proposal stands. */
export function Estado({ proposta }: { proposta: PropostaGestao | null }) {
  const situacao = proposta?.situacao ?? 'rascunho';
  return (
    <Inline gap="e8" wrap>
      <Badge {...LOOK[situacao]}>{copy.situacoes[situacao]}</Badge>
      {proposta && (
        <Text as="span" look="small" tone="muted">
          {[copy.revisao(proposta.revisao), proposta.autor_nome].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Inline>
  );
}

type AvisosProps = { proposta: PropostaGestao | null; rascunho: ReturnType<typeof useRascunho> };

export function Avisos({ proposta, rascunho }: AvisosProps) {
  const relogio = useRelogio();
  const online = useOnline();
  const savedAt = proposta?.atualizada_em ?? null;
  return (
    <>
      {!online && (
        <Note tone="warning" alert>
          {copy.offline(savedAt === null ? null : horaOu(savedAt, relogio))}
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
      {proposta?.usada && (
        <Note tone="info">
          {copy.usada(
            new Set(
              proposta.provas
                .filter(({ revisao }) => revisao === proposta.revisao)
                .map((prova) => prova.avaliacao_conhecimento_id),
            ).size,
            proposta.revisao + 1,
            proposta.revisao,
          )}
        </Note>
      )}
    </>
  );
}
