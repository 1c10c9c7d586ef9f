// The modal base stays private: a screen uses one of these shells.
export * from './confirm/confirm.tsx';
export * from './countdown-dialog/countdown-dialog.tsx';
export * from './dialog/dialog.tsx';
export * from './drawer/drawer.tsx';
export * from './leave-guard/leave-guard.tsx';
export * from './one-time-secret/one-time-secret.tsx';
export * from './corner-sheet/corner-sheet.tsx';
export * from './toggletip/toggletip.tsx';
