export * from './theme/index.ts';
export * from './components/exam/index.ts';
export * from './components/question/index.ts';
export * from './components/results/index.ts';
