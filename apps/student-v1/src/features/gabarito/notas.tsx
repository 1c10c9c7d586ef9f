/** The grade of an answer key, or why there is none: being marked, not marked yet, or an exam the student missed. */
import type { Gabarito } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { formatPrazo, gabaritoContagem } from '@luneta/domain';
import { BigScore, Card, HitsRing, Note, Text } from '@luneta/ui';

import { copy } from './copy.ts';
import { isLiberado, questoesOf } from './grid.ts';

/** `nota` is out of ten (decision 193). */
const MAX = 10;

export function Notas({ gabarito }: { gabarito: Gabarito }) {
  const { fuso_horario } = useConta();
  const { gabarito_liberado_em: when, presente_avaliacao, nota, desempenho } = gabarito;
  if (!isLiberado(gabarito)) {
    return (
      <Note tone="info" title={gabarito.prova_em_andamento ? copy.running : copy.pending}>
        {copy.pendingText(when === null ? null : formatPrazo(Date.parse(when), fuso_horario))}
      </Note>
    );
  }
  if (!presente_avaliacao) {
    return (
      <Note tone="info" title={copy.absent}>
        {copy.absentText}
      </Note>
    );
  }
  if (nota === null) {
    return (
      <Note tone="info" title={copy.pending}>
        {copy.unmarked}
      </Note>
    );
  }
  const grade = <BigScore label={copy.grade} value={nota} max={MAX} showLabel />;
  // An exam of an essay alone has no questions to count.
  if (desempenho === null) return <Card>{grade}</Card>;
  const { acertos, questoes, subjetivas } = gabaritoContagem(questoesOf(gabarito));
  return (
    <Card>
      <HitsRing label={copy.performance} percent={desempenho} text={copy.hits(acertos, questoes)} grade={grade}>
        {subjetivas > 0 && (
          <Text look="small" tone="muted">
            {copy.texts(subjetivas)}
          </Text>
        )}
      </HitsRing>
    </Card>
  );
}
