import { checkStories } from './render-route.tsx';

checkStories(import.meta.glob('../**/*.stories.tsx', { eager: true }));
