import './forms/zod-jitless.ts';
import './styles/tokens.css';
import './styles/base.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (root) void start(root);
