import { describe, expect, it } from 'vitest';
import { provaPolicyV1, provaPolicyV2, type ProvaPolicy } from './prova-policy.ts';
import {
  announcementDue,
  formatCountdown,
  isTimeOver,
  minutesLeft,
  secondsGiven,
  timerTone,
  warningDue,
} from './timer.ts';

describe('tone and end', () => {
  it.each<[name: string, policy: ProvaPolicy, seconds: number, tone: string, over: boolean]>([
    ['[TIM-1] v1 at 15 minutes', provaPolicyV1, 900, 'blue', false],
    ['[TIM-1] v1 under 15 minutes', provaPolicyV1, 899, 'pink', false],
    ['[TIM-1] v1 last second', provaPolicyV1, 1, 'pink', false],
    ['[TIM-2] v2 above 600 s', provaPolicyV2, 601, 'blue', false],
    ['[TIM-2] v2 at 600 s', provaPolicyV2, 600, 'pink', false],
    ['[TIM-2] v2 last second', provaPolicyV2, 1, 'pink', false],
    ['[TIM-3] v1 at zero is grey, not over', provaPolicyV1, 0, 'grey', false],
    ['[TIM-3] v1 below zero', provaPolicyV1, -1, 'grey', true],
    ['[TIM-3] v2 at zero is over', provaPolicyV2, 0, 'grey', true],
    ['[TIM-3] v2 below zero', provaPolicyV2, -1, 'grey', true],
  ])('%s', (_, policy, seconds, tone, over) => {
    expect(timerTone(policy, seconds)).toBe(tone);
    expect(isTimeOver(policy, seconds)).toBe(over);
  });
});

describe('warning', () => {
  it.each<[name: string, policy: ProvaPolicy, previous: number | null, seconds: number, due: number | null]>([
    ['[TIM-4] just above 30 minutes', provaPolicyV2, 1802, 1801, null],
    ['[TIM-4] at 30 minutes', provaPolicyV2, 1801, 1800, 1800],
    ['[TIM-4] not again', provaPolicyV2, 1800, 1799, null],
    ['[TIM-4] at 5 minutes', provaPolicyV2, 301, 300, 300],
    ['[TIM-4] a jump over both warns once, with the nearer', provaPolicyV2, 4000, 200, 300],
    ['[TIM-4] entering late is warned', provaPolicyV2, null, 1500, 1800],
    ['[TIM-4] entering early is not', provaPolicyV2, null, 1801, null],
    ['[TIM-4] nothing at zero', provaPolicyV2, 301, 0, null],
    ['[TIM-4] more time granted is no warning', provaPolicyV2, 100, 1700, null],
    ['[TIM-4] v1 never warns', provaPolicyV1, 1801, 1800, null],
  ])('%s', (_, policy, previous, seconds, due) => {
    expect(warningDue(policy, previous, seconds)).toBe(due);
  });

  it('[TIM-4] a countdown second by second warns exactly at 1800 and 300', () => {
    const due: number[] = [];
    for (let s = 4000; s >= -3; s -= 1) if (warningDue(provaPolicyV2, s + 1, s) !== null) due.push(s);
    expect(due).toEqual([1800, 300]);
  });
});

describe('announcements', () => {
  it.each<[name: string, policy: ProvaPolicy, at: number[]]>([
    ['[TIM-5] v1', provaPolicyV1, [3600, 1800, 900, 600, 300, 60]],
    ['[TIM-5] v2', provaPolicyV2, [3600, 1800, 600, 300, 60]],
  ])('%s second by second', (_, policy, at) => {
    const due: number[] = [];
    for (let s = 4000; s >= -3; s -= 1) if (announcementDue(policy, s + 1, s) !== null) due.push(s);
    expect(due).toEqual(at);
  });

  it('[TIM-5] the first step announces nothing', () => {
    expect(announcementDue(provaPolicyV1, null, 50)).toBeNull();
  });
});

describe('minutes and format', () => {
  it.each([
    ['[TIM-6] exactly 30 minutes', 1800, 30],
    ['[TIM-6] a second less', 1799, 30],
    ['[TIM-6] 29 minutes and a second', 1741, 30],
    ['[TIM-6] 29 minutes', 1740, 29],
    ['[TIM-6] the last second', 1, 1],
    ['[TIM-6] over', -5, 0],
  ])('%s', (_, seconds, minutes) => {
    expect(minutesLeft(seconds)).toBe(minutes);
  });

  it.each([
    ['[TIM-7] a day', 86_400, '1d 00h'],
    ['[TIM-7] a day and two hours', 93_600, '1d 02h'],
    ['[TIM-7] a second short of a day', 86_399, '23h 59min'],
    ['[TIM-7] two hours', 7500, '2h 05min'],
    ['[TIM-7] an hour', 3600, '1h 00min'],
    ['[TIM-7] a second short of an hour', 3599, '59:59'],
    ['[TIM-7] under 15 minutes', 899, '14:59'],
    ['[TIM-7] seconds', 9, '00:09'],
    ['[TIM-7] part of a second', 9.9, '00:09'],
    ['[TIM-7] never negative', -1, '00:00'],
  ])('%s', (_, seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

it.each([
  ['seven minutes, and the way of a call', 419_400, 420],
  ['the way of a call alone', 29_000, 0],
  ['a device that slept', -300_000, 0],
])('[TIM-8] %s', (_, movedMs, seconds) => {
  expect(secondsGiven(1_000_000, 1_000_000 + movedMs)).toBe(seconds);
});
