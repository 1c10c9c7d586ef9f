/** `/cursos`: Courses. */
export { CursosScreen as Component } from '../features/cursos/cursos-screen.tsx';
