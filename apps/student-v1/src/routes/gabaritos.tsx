export { GabaritosScreen as Component } from '../features/gabaritos/gabaritos-screen.tsx';
