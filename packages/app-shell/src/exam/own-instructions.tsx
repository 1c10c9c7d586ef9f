/** What the school itself says before an exam, below the documented rules: its own lines, as plain text. */
import { Heading, Stack, Text } from '@luneta/ui';

export type OwnInstructionsProps = {
  title: string;
  /** Absent from an older server; nothing is shown for an empty one. */
  text: string | undefined;
};

export function OwnInstructions({ title, text = '' }: OwnInstructionsProps) {
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <Stack gap="e8">
      <Heading look="h3">{title}</Heading>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}
