import { provaPlaceOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { ProvaDetalheScreen } from '../features/prova-detalhe/prova-detalhe-screen.tsx';

export function Component() {
  return <ProvaDetalheScreen {...provaPlaceOf(useParams())} />;
}
