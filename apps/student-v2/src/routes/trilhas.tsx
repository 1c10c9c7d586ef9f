export { TrilhasScreen as Component } from '../features/trilhas/trilhas-screen.tsx';
