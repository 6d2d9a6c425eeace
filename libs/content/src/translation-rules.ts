import { fileURLToPath } from 'node:url';
import type { SiteRule, TranslationOptions } from '@studio/i18n/check';
import { siteLanguages } from './languages.ts';

/** Names that keep their Latin letters in Chinese sentences. */
const names = [
  '3D',
  'Android',
  'Cookie',
  'Ctrl+K',
  'Esc',
  'Facebook',
  'GPC',
  'GraphQL',
  'Inklake',
  'iOS',
  'JavaScript',
  'KB',
  'LinkedIn',
  'name@example.com',
  'Node.js',
  'PIPEDA',
  'PostgreSQL',
  'Python',
  'QR Code',
  'React',
  'TypeScript',
  'WhatsApp',
  // Part of other words, so these are last.
  'App',
];

/**
 * Names, addresses and the unit of `48hr`, which do not change with the language, the second language of the link page, and posts
 * and names in Chinese among the samples.
 */
const foreign =
  /:technologies\.\w+$|^common:company\.(?:street|city|postalCode|contact2|email)$|:stats\.answer\.unit$|^linktree:.+\.other$|^samples:(?:posts\.(?:oven|tea)|board\.orders)\./;
const forOtherReaders = /^linktree:.+\.other$/;

const rules: readonly SiteRule[] = [
  {
    problem: 'has a number, which the facts should provide',
    // 24/7 is a fixed phrase.
    pattern: /^(?!24\/7$).*\d/s,
    // Addresses and phone numbers are contact details.
    except: /^common:company\.(?:phone\d|street|postalCode)$|^samples:photographs\.caption$/,
  },
  {
    problem: 'is not Canadian spelling',
    languages: ['en'],
    pattern: /\b(?:color|center|catalog|organis|licens(?:e|es) to|e-mail)\b/i,
  },
  {
    problem: 'has vocabulary of Taiwan',
    languages: ['zh-CN'],
    pattern:
      /软体|硬体|网路|伺服器|资料库|程式|专案|行动装置|萤幕|滑鼠|影片|社群媒体|贴文|部落格|连结|透过|支援|最佳化|预设|列印|登入|帐号|在地化|云端|介面|档案|资安|智慧财产|隐私权|电子报|\bApp\b|QR Code/,
    except: forOtherReaders,
  },
  {
    problem: 'has vocabulary of the Mainland',
    languages: ['zh-TW'],
    pattern:
      /軟件|硬件|網絡|服務器|數據|程序|移動(?:設備|應用)|屏幕|鼠標|視頻|社交媒體|帖子|博客|鏈接|技術支持|優化|默認|打印|登錄|賬號|本地化|雲服務|界面|信息|質量|代碼|文檔|用戶|郵箱|搜索|在線|聯繫|知識產權|隱私政策/,
    except: forOtherReaders,
  },
];

/** How the texts of the site are checked. */
export const translationRules = {
  locales: fileURLToPath(new URL('../locales', import.meta.url)),
  languages: siteLanguages,
  names,
  except: {
    // A contact without a phone is not shown.
    empty: /^common:company\.phone\d(Remark)?$/,
    script: foreign,
    spelling: forOtherReaders,
    punctuation: forOtherReaders,
    spacing: forOtherReaders,
  },
  rules,
} satisfies TranslationOptions<(typeof siteLanguages)['fallbackLanguage']>;
