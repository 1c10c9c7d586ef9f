/** `/base_conhecimentos/{base_conhecimento_id}`: the editor of one course. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { CursoScreen } from '../features/curso/curso-screen.tsx';

export function Component() {
  return <CursoScreen base_conhecimento_id={idOf(useParams(), 'base_conhecimento_id')} />;
}
