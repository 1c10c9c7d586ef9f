/** What TRI is: 60 words, then three steps with their pictures. It comes with its dialog. */
import { Stack, Text } from '@luneta/ui';

import { TriSteps } from './parts/tri-steps/tri-steps.tsx';
import { copy } from './copy.ts';
import { text } from './text.ts';

const PICTURES = ['difficulty', 'coherent', 'guess'] as const;

export const TriPictures = () => (
  <TriSteps label={copy.title} steps={text.steps.map((step, n) => ({ ...step, picture: PICTURES[n] ?? 'guess' }))} />
);

export const TriText = () => (
  <Stack gap="e20">
    <Text>{text.lead}</Text>
    <TriPictures />
  </Stack>
);
