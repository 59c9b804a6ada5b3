/*
 * The inline script of the built login page, both parts in one. It runs right after the first
 * paint: starting the script engine before would hold that up. Who has stored English may see the
 * Japanese page for a frame; everybody else sees the page earlier.
 */
import './any-page.ts';
import './login-page.ts';
