import { describe, expect, it } from 'vitest';
import { provaPolicy, provaPolicyV1, provaPolicyV2 } from './prova-policy.ts';

describe('policies', () => {
  it('[POL-1] version 1 as documented', () => {
    expect(provaPolicyV1).toEqual({
      version: 1,
      warnAtSeconds: [],
      announceAtSeconds: [3600, 1800, 900, 600, 300, 60],
      lateBelowSeconds: 900,
      lateInclusive: false,
      timeOverAtZero: false,
      blocksWhenOffline: false,
      answersAfterDelivery: true,
      closesOnTimeOver: false,
      timeOverRedirectSeconds: 5,
      deliveryCountdownSeconds: 5,
      essayAutosaveMs: 5000,
      gridPageSize: 16,
      slidesQuestions: true,
      gridTotalAbovePages: null,
    });
  });

  it('[POL-2] version 2 as documented', () => {
    expect(provaPolicyV2).toEqual({
      version: 2,
      warnAtSeconds: [1800, 300],
      announceAtSeconds: [3600, 1800, 600, 300, 60],
      lateBelowSeconds: 600,
      lateInclusive: true,
      timeOverAtZero: true,
      blocksWhenOffline: true,
      answersAfterDelivery: false,
      closesOnTimeOver: true,
      timeOverRedirectSeconds: 5,
      deliveryCountdownSeconds: null,
      essayAutosaveMs: 5000,
      gridPageSize: 16,
      slidesQuestions: false,
      gridTotalAbovePages: 7,
    });
  });

  it.each([
    ['[POL-3] 1', 1, 1],
    ['[POL-3] 2', 2, 2],
    ['[POL-3] missing', undefined, 2],
    ['[POL-3] unknown', 3, 2],
    ['[POL-3] text is not a version', '1', 2],
  ])('%s', (_, versao, version) => {
    expect(provaPolicy(versao).version).toBe(version);
  });
});
