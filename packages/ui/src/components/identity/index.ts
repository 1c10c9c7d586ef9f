export * from './avatar/avatar-names.ts';
export * from './avatar/avatar.tsx';
export * from './avatar-picker/avatar-picker.tsx';
export * from './pipa/pipa.tsx';
export * from './welcome-card/welcome-card.tsx';
