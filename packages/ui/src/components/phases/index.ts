export * from './area-cards/area-cards.tsx';
export * from './boss-card/boss-card.tsx';
export * from './boss-energy/boss-energy.tsx';
export * from './boss-rules/boss-rules.tsx';
export * from './phase-map/phase-map-skeleton.tsx';
export * from './phase-map/phase-map.tsx';
export * from './phase-node/phase-node.tsx';
export * from './study-card/study-card.tsx';
