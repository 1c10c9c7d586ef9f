import { useParams } from 'react-router';

import { FaseQuizScreen } from '../features/fase-quiz/fase-quiz-screen.tsx';
import { fasePlaceOf } from '../shared/trilha/fase-place.ts';

export { faseLoader as loader } from '../shared/trilha/fase-loader.ts';

export function Component() {
  return <FaseQuizScreen {...fasePlaceOf(useParams())} />;
}
