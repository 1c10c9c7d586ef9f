import { provaPlaceOf } from '@luneta/app-shell';
import { EntregaScreen } from '@luneta/exam-room';
import { useParams } from 'react-router';

export function Component() {
  return <EntregaScreen {...provaPlaceOf(useParams())} />;
}
