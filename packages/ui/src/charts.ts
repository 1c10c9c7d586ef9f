// Charts whose curves are drawn with d3: an entry of their own, so that only who shows one installs it.
export {
  PerformanceLine,
  type PerformanceLineProps,
  type PerformanceLineWords,
} from './components/results/performance-line/performance-line.tsx';
export type { PerformancePoint } from './components/results/performance-line/scale.ts';
