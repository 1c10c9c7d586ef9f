/** The screens of one exam day, which are `@luneta/exam-room`'s. */
import { lazyPart, provaPlaceOf } from '@luneta/app-shell';
import { ProvaIndex, ProvaShell, type ProvaPlace } from '@luneta/exam-room';
import { Outlet, useParams } from '@luneta/app-shell/router';

import { examSetup } from './exam-setup.ts';

export { ProvaIndex, QuestaoScreen } from '@luneta/exam-room';

/** The essay comes after the first question, so that the exam goes on without a network. */
const Rest = lazyPart(async () => {
  await import('./redacao.tsx');
  return () => null;
});

/** Around all of them. */
export function ProvaLayout() {
  return (
    <ProvaShell setup={examSetup} {...provaPlaceOf(useParams())}>
      <Outlet />
      <Rest />
    </ProvaShell>
  );
}

export const QuestoesScreen = (place: ProvaPlace) => <ProvaIndex {...place} part="questoes" />;
