/** Routes of one exam day: parse the address, compose the feature. */
import { idOf, provaPlaceOf } from '@luneta/app-shell';
import { ProvaIndex, ProvaShell, QuestaoScreen } from '@luneta/exam-room';
import { Outlet, useParams } from 'react-router';

import { examSetup } from '../exam-setup.ts';

const useProvaPlace = () => provaPlaceOf(useParams());

export function ProvaRoute() {
  return (
    <ProvaShell setup={examSetup} {...useProvaPlace()}>
      <Outlet />
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
