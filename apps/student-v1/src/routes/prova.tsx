/** Routes of one exam day: parse the address, compose the feature. */
import { idOf, lazyPart, provaPlaceOf } from '@luneta/app-shell';
import { ProvaIndex, ProvaShell, QuestaoScreen } from '@luneta/exam-room';
import { Outlet, useParams } from 'react-router';

import { examSetup } from '../exam-setup.ts';

/** The essay and the delivery come after the first question, so that the exam goes on without a network. */
const Rest = lazyPart(async () => {
  await Promise.all([import('./redacao.tsx'), import('./entregar.tsx')]);
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

export function ItensRoute() {
  return <ProvaIndex {...useProvaPlace()} />;
}

export function ItemRoute() {
  const params = useParams();
  return <QuestaoScreen {...provaPlaceOf(params)} item_id={idOf(params, 'item_id')} />;
}
