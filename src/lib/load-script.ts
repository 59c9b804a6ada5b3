/*
 * Scripts from another host, under Trusted Types: the one place that makes an address into one the
 * browser lets a script have.
 */
interface ScriptPolicy {
  createScriptURL: (address: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;
let allowedHost = '';

/** Refuses whatever is not a script on the host that was asked for, over https and port 443. */
function checked(address: string): string {
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.host !== allowedHost.toLowerCase()) {
    throw new TypeError(`No script from ${url.origin}`);
  }
  return url.href;
}

function getPolicy(): ScriptPolicy {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  // The name stands in the content security policy (scripts/csp.ts).
  policy ??= factory?.createPolicy('mypage', { createScriptURL: checked }) ?? {
    createScriptURL: checked,
  };
  return policy;
}

/**
 * Loads a script and runs it.
 *
 * @param address https, port 443
 * @param host the only host it may come from
 * @throws TypeError for another address; Error if it is blocked or cannot be had
 */
export function loadScript(address: string, host: string): Promise<void> {
  allowedHost = host;
  const trusted = getPolicy().createScriptURL(address);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script of ${host} did not load.`));
    });
    // The type of `src` is a string to TypeScript; the browser wants the policy's own object.
    Object.assign(script, { src: trusted });
    document.head.append(script);
  });
}
