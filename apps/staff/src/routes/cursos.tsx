/** `/cursos`: the school's courses. */
export { CursosScreen as Component } from '../features/cursos/cursos-screen.tsx';
