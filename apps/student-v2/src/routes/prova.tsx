/** Routes of one exam day: parse the address, compose the feature. */
import { idOf, lazyPart, provaPlaceOf } from '@luneta/app-shell';
import { ProvaIndex, ProvaShell, QuestaoScreen } from '@luneta/exam-room';
import { Outlet, useParams } from 'react-router';

import { examSetup } from '../exam-setup.ts';

/** The essay comes after the first question, so that the exam goes on without a network. */
const Rest = lazyPart(async () => {
  await import('./redacao.tsx');
  return () => null;
});

const useProvaPlace = () => provaPlaceOf(useParams());

export function ProvaRoute() {
  return (
    <ProvaShell setup={examSetup} {...useProvaPlace()}>
      <Outlet />
      <Rest />
    </ProvaShell>
  );
}

export function ProvaIndexRoute() {
  return <ProvaIndex {...useProvaPlace()} />;
}

export function QuestoesRoute() {
  return <ProvaIndex {...useProvaPlace()} part="questoes" />;
}

export function QuestaoRoute() {
  const params = useParams();
  return <QuestaoScreen {...useProvaPlace()} item_id={idOf(params, 'item_id')} />;
}
