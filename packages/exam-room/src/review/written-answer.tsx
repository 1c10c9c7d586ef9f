/** The own text of a question that is answered in writing, and its mark (decision 181). Nothing can be changed here. */
import { Card, Heading, HeadingScope, Note, numberText, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';

const points = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1);

export type WrittenAnswerProps = {
  /** Null where nothing was written. */
  texto: string | null | undefined;
  /** The points that staff gave, and those of the question; null while it waits, absent while nothing is said of it. */
  pontos?: { readonly correcao: number | null; readonly avaliacao: number | null } | undefined;
};

export function WrittenAnswer({ texto, pontos }: WrittenAnswerProps) {
  const lines = (texto ?? '').split('\n').filter((line) => line.trim() !== '');
  return (
    // It stands under the heading of its question.
    <HeadingScope>
      <Card as="section" labelledBy="resposta">
        <Stack gap="e8">
          <Heading look="h3" id="resposta">
            {copy.title}
          </Heading>
          {lines.length === 0 && <Text tone="muted">{copy.blank}</Text>}
          {lines.map((line, n) => (
            <Text key={n}>{line}</Text>
          ))}
          {pontos?.correcao === null && <Note tone="info">{copy.pending}</Note>}
          {typeof pontos?.correcao === 'number' && pontos.avaliacao !== null && (
            <Text look="bodyStrong">{copy.points(points(pontos.correcao), points(pontos.avaliacao))}</Text>
          )}
        </Stack>
      </Card>
    </HeadingScope>
  );
}
