import type { AlunoSituacao } from '@luneta/api-client';
import { Badge, type BadgeProps } from '@luneta/ui';
import { CircleCheck, CircleX, PenLine, TriangleExclamationPoint } from '@luneta/ui/icons';

import { copy } from '../copy.ts';

const BADGE_BY_SITUACAO = {
  em_prova: { tone: 'success', icon: PenLine },
  senha_inicial: { tone: 'warning', icon: TriangleExclamationPoint },
  ativo: { tone: 'neutral', icon: CircleCheck },
  inativo: { tone: 'neutral', icon: CircleX },
} as const satisfies Record<AlunoSituacao, Pick<BadgeProps, 'tone' | 'icon'>>;

/** How the student stands now, in a word with a shape. */
export const SituacaoBadge = ({ situacao }: { situacao: AlunoSituacao }) => (
  <Badge {...BADGE_BY_SITUACAO[situacao]}>{copy.situacoes[situacao]}</Badge>
);
