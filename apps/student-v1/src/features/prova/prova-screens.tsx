/** The screens of one exam day, which are `@luneta/exam-room`'s. */
import { createProvaLayout } from '@luneta/exam-room';

import { examSetup } from './exam-setup.ts';

export { ProvaIndex, QuestaoScreen } from '@luneta/exam-room';

/** The essay and the delivery come after the first question. */
export const ProvaLayout = createProvaLayout(examSetup, () =>
  Promise.all([import('./redacao.tsx'), import('./entregar.tsx')]),
);
