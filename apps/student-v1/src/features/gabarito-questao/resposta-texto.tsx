/** The own text of a question that is answered in writing, and its mark (decision 181). */
import type { GabaritoItem } from '@luneta/api-client';
import { Card, Heading, Note, numberText, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';

const words = copy.text;
const points = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1);

export function RespostaTexto({ questao, liberado }: { questao: GabaritoItem; liberado: boolean }) {
  const { texto_resposta, pontuacao_correcao, pontuacao_avaliacao, questao_anulada } = questao;
  const lines = (texto_resposta ?? '').split('\n').filter((line) => line.trim() !== '');
  return (
    <Card as="section" labelledBy="resposta">
      <Stack gap="e8">
        <Heading level={3} look="h3" id="resposta">
          {words.title}
        </Heading>
        {lines.length === 0 && <Text tone="muted">{words.blank}</Text>}
        {lines.map((line, n) => (
          <Text key={n}>{line}</Text>
        ))}
        {liberado && !questao_anulada && pontuacao_correcao === null && <Note tone="info">{words.pending}</Note>}
        {liberado && pontuacao_correcao !== null && pontuacao_avaliacao !== null && (
          <Text look="bodyStrong">{words.points(points(pontuacao_correcao), points(pontuacao_avaliacao))}</Text>
        )}
      </Stack>
    </Card>
  );
}
