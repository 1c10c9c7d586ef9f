export * from './avatar/avatar.tsx';
export * from './pipa/pipa.tsx';
export * from './welcome-card/welcome-card.tsx';
