/** `/hoje`: The day: exams, and what waits. */
export { HojeScreen as Component } from '../features/hoje/hoje-screen.tsx';
