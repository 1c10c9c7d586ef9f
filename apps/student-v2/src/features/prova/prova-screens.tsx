/** The screens of one exam day, which are `@luneta/exam-room`'s. */
import { createProvaLayout, ProvaIndex, type ProvaPlace } from '@luneta/exam-room';

import { examSetup } from './exam-setup.ts';

export { ProvaIndex, QuestaoScreen } from '@luneta/exam-room';

/** The essay comes after the first question. */
export const ProvaLayout = createProvaLayout(examSetup, () => import('./redacao.tsx'));

export const QuestoesScreen = (place: ProvaPlace) => <ProvaIndex {...place} part="questoes" />;
