export { type Cofre, createCofre } from './cofre.ts';
export { stepTyped, takeSecondStep } from './codigo.ts';
export * from './store.ts';
