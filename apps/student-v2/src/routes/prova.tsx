/** Routes of one exam day: parse the address, compose the feature. */
import { Outlet, useParams } from 'react-router';

import { ProvaIndex } from '../features/prova/prova-index.tsx';
import { ProvaShell } from '../features/prova/prova-shell.tsx';
import { QuestaoScreen } from '../features/prova/questao-screen.tsx';
import { idOf, useProvaPlace } from './params.ts';

export function ProvaRoute() {
  return (
    <ProvaShell {...useProvaPlace()}>
      <Outlet />
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
