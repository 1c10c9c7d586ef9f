export * from './avatar/avatar-names.ts';
export * from './avatar/avatar.tsx';
export * from './avatar-picker/avatar-picker.tsx';
export * from './breu/breu.tsx';
export * from './level-badge/level-badge.tsx';
export * from './pipa/pipa.tsx';
export * from './welcome-card/welcome-card.tsx';
export { FinishScene, type FinishSceneProps } from './finish-scene/finish-scene.tsx';
