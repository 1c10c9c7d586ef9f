import { checkStories, type StoryFile } from './render-route.tsx';

await checkStories(import.meta.glob<StoryFile>('../**/*.stories.tsx'));
