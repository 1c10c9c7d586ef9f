import { describe, expect, it, vi } from 'vitest';

import { createMaintenanceStore, isMaintenanceReason } from './maintenance-store.ts';

describe('the maintenance store', () => {
  it('opens with a reason, closes, and opens again', () => {
    const store = createMaintenanceStore();
    expect(store.getSnapshot()).toBeNull();
    store.open('manutencao');
    expect(store.getSnapshot()).toBe('manutencao');
    store.close();
    expect(store.getSnapshot()).toBeNull();
    store.open('positivo-blocked');
    expect(store.getSnapshot()).toBe('positivo-blocked');
  });

  it('keeps the reason after it was closed, until the service is back', () => {
    const store = createMaintenanceStore();
    store.open('manutencao');
    store.close();
    expect([store.getSnapshot(), store.getLasting()]).toEqual([null, 'manutencao']);
    store.over();
    expect(store.getLasting()).toBeNull();
  });

  it('tells its listeners of changes only, and not once they left', () => {
    const store = createMaintenanceStore();
    const heard = vi.fn<() => void>();
    const leave = store.subscribe(heard);
    store.open('bloqueado');
    store.open('bloqueado');
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    store.close();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['positivo-blocked', true],
    ['positivo-maintenance', true],
    ['bloqueado', true],
    ['manutencao', true],
    ['erro_interno', false],
    ['', false],
  ])('code %s opens the overlay: %s', (codigo, opens) => {
    expect(isMaintenanceReason(codigo)).toBe(opens);
  });
});
