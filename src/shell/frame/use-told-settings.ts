import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getGetSettingInfoQueryKey } from '../../../generated/hooks/setting/setting.ts';
import { dispositionOf } from '../../api/errors.ts';
import { showFailure, tellFailure } from '../errors/show-failure.ts';
import { usePartFailure } from '../errors/use-part-failure.ts';
import { useSettings, useSettingsFailure } from '../issuer/use-settings.ts';

/**
 * Says if the settings cannot be had: for pages of which something depends on them.
 *
 * @param isShown whether the frame stands; its header asks again for what failed before it
 */
export function useToldSettings(isShown: boolean): void {
  const client = useQueryClient();
  const failure = useSettingsFailure();
  const lacking = usePartFailure(useSettings());
  useEffect(() => {
    if (isShown && lacking) showFailure(lacking);
  }, [isShown, lacking]);
  useEffect(() => {
    if (!isShown || failure === null) return;
    // The header's effects came before this one: where it asks again, there is no failure any more.
    if (client.getQueryState(getGetSettingInfoQueryKey())?.error !== failure) return;
    // Without a code, it has led nowhere (use-settings.ts).
    if (dispositionOf(failure) === 'errorPage') tellFailure(failure);
    else showFailure(failure);
  }, [isShown, failure, client]);
}
