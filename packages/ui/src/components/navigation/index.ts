export * from './accordion/accordion.tsx';
export * from './action-bar/action-bar.tsx';
export * from './app-frame/app-frame.tsx';
export * from './back-bar/back-bar.tsx';
export * from './bottom-nav/bottom-nav.tsx';
export * from './rail/rail.tsx';
export * from './route-tabs/route-tabs.tsx';
export * from './top-strip/top-strip.tsx';
