export { TrilhasEncerradasScreen as Component } from '../features/trilhas-encerradas/trilhas-encerradas-screen.tsx';
