import './forms/zod-jitless.ts';
import './styles/tokens.css';
import './styles/base.css';
import './app/boot/boot.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');

// The build replaces `import.meta.env.DEV`, so that dist/ contains no development code.
if (import.meta.env.DEV) {
  void import('./dev/start.tsx').then(({ startDevelopment }) => startDevelopment(root));
} else if (root) void start(root);
