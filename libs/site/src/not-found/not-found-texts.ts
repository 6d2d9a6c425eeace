import { closestLanguage } from '@studio/i18n/negotiation';
import type { TranslationTree } from '@studio/i18n/files';

/** The texts of the page for unknown paths, for sites without `not-found.json`. */
const texts: ReadonlyMap<string, TranslationTree> = new Map(
  Object.entries({
    en: {
      title: 'Page not found',
      description: 'There is no page at this address. It may have moved, or the link may be wrong.',
      home: 'Go to the home page',
    },
    'zh-CN': {
      title: '找不到页面',
      description: '此网址没有页面。页面可能已移动，或链接有误。',
      home: '前往首页',
    },
    'zh-TW': {
      title: '找不到頁面',
      description: '這個網址沒有頁面。頁面可能已移動，或連結有誤。',
      home: '前往首頁',
    },
    ja: {
      title: 'ページが見つかりません',
      description: 'お探しのページはありません。移動したか、リンクが間違っている可能性があります。',
      home: 'ホームへ戻る',
    },
    ko: {
      title: '페이지를 찾을 수 없습니다',
      description: '이 주소에는 페이지가 없습니다. 페이지가 이동했거나 링크가 잘못되었을 수 있습니다.',
      home: '홈으로 가기',
    },
    fr: {
      title: 'Page introuvable',
      description:
        'Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou le lien est erroné.',
      home: 'Aller à l’accueil',
    },
    es: {
      title: 'Página no encontrada',
      description:
        'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace sea incorrecto.',
      home: 'Ir a la página de inicio',
    },
    pt: {
      title: 'Página não encontrada',
      description:
        'Não há nenhuma página neste endereço. Talvez tenha mudado de lugar ou a ligação esteja errada.',
      home: 'Ir para a página inicial',
    },
    de: {
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist falsch.',
      home: 'Zur Startseite',
    },
    it: {
      title: 'Pagina non trovata',
      description: 'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata o il link è sbagliato.',
      home: 'Vai alla pagina iniziale',
    },
    nl: {
      title: 'Pagina niet gevonden',
      description: 'Op dit adres staat geen pagina. Misschien is ze verplaatst, of klopt de link niet.',
      home: 'Naar de startpagina',
    },
    ar: {
      title: 'الصفحة غير موجودة',
      description: 'لا توجد صفحة في هذا العنوان. ربما نُقلت الصفحة أو أن الرابط غير صحيح.',
      home: 'الانتقال إلى الصفحة الرئيسية',
    },
    he: {
      title: 'העמוד לא נמצא',
      description: 'אין עמוד בכתובת הזאת. ייתכן שהוא הועבר או שהקישור שגוי.',
      home: 'לעמוד הבית',
    },
  }),
);

/** Returns the texts in a language, if the engine has them. */
export function notFoundTexts(language: string): TranslationTree | undefined {
  return texts.get(closestLanguage(language, [...texts.keys()]) ?? '');
}
