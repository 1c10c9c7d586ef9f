/** 'Falhas Evitadas' (S3 §2): what studying avoided, without blame for who could not study yet. */
import type { FalhasEvitadas as Falhas } from '@luneta/api-client';
import { engajamentoLevel, roundHalfUp } from '@luneta/domain';
import { AvoidedMistakesCard, Carousel } from '@luneta/ui';

import { copy } from './copy.ts';

export function FalhasEvitadas({ falhas }: { falhas: readonly Falhas[] }) {
  if (falhas.length === 0) return null;
  return (
    <Carousel
      title={copy.avoided}
      text={copy.avoidedIs}
      items={falhas.map((falha) => ({ id: falha.materia_id, content: <Falha falha={falha} /> }))}
    />
  );
}

function Falha({ falha }: { falha: Falhas }) {
  const level = engajamentoLevel(falha.engajamento_base ?? 0);
  // Predictions are fractions; mistakes are counted whole.
  const avoided = roundHalfUp(falha.qtde_falhas_evitadas, 0);
  const predicted = roundHalfUp(falha.qtde_falhas_previstas, 0);
  const studied = falha.qtde_fases_engajou > 0;
  return (
    <AvoidedMistakesCard
      subject={falha.materia_nome}
      avoided={avoided}
      predicted={predicted}
      text={copy.avoidedText(avoided, predicted)}
      phases={studied ? copy.avoidedPhases(falha.qtde_fases_engajou, falha.qtde_fases_total) : copy.notStudied}
      {...(studied ? { engagement: { level, label: copy.level[level] } } : {})}
    />
  );
}
